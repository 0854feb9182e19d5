extension PageParameters {
  /// The numbers of layouts that were keys, and are constants of their pages now.
  public static let formerKeys = Set(
    formerNames.flatMap { group, rest in rest.split(separator: " ").map { "\(group).\($0)" } })

  /// Their names, behind the first word that they share.
  private static let formerNames = [
    "search": "top height bottom margin radius icon gap",
    "chats": """
    margin avatar.size avatar.radius gap preview.margin line-offset mute.icon mute.gap badge-inset
    """,
    "rows": "icon icon-x text-x text-end chevron.size chevron.inset group-gap",
    "contacts": "heading.height margin avatar.size avatar.radius text-x text-end bottom",
    "profile": "height avatar.size avatar.radius margin text-x name.y account.y code.inset code.size",
    "settings": """
    margin radius inset text-end top gap bottom heading.height heading.x heading.y accessory-inset chevron chevron-x \
    value.x value.width check
    """,
    "chat": """
    top margin avatar.size avatar.radius gap spacing radius padding-x padding-y minimum-width free tail.size tail.y \
    time.height time.y
    """,
    "card": """
    width free height padding title.y title.gap title.wrap-gap picture.size picture.y picture.radius footer.height \
    footer.icon footer.gap footer.end
    """,
    "input-bar": """
    height icon mic-x smile-x plus-x field.x field.end field.height field.radius field.padding touch
    """,
    "article": """
    margin column top bottom title.gap byline.icon byline.x byline.gap picture.aspect picture.radius picture.gap \
    text.gap heading.top heading.gap quote.x quote.gap quote.bar quote.bar-inset end.height end.y next.height \
    next.radius next.picture next.picture-radius next.padding next.gap next.text-end next.title-y next.text-y
    """,
    "plain": "top image radius gap margin column bottom",
    "partner": """
    margin column hero.height title.y subtitle.y rings.x rings.y rings.outer rings.outer-fill rings.middle \
    rings.middle-fill rings.inner rings.inner-fill top text.gap bottom button.height button.gap button.radius \
    button.padding
    """,
  ]
}
