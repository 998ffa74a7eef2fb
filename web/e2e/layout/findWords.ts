/** Runs in the page: everything that it says, as texts and as attributes that are read out or shown. */
export function findWords(selector?: string): string[] {
  const root = (selector && [...document.querySelectorAll(selector)].at(-1)) || document.body;
  const found = new Set<string>([document.title]);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const isRead = !parent.closest('script, style, noscript, template, code, pre, kbd, [lang]:not(html)');
    if (isRead && parent.checkVisibility({ visibilityProperty: true })) found.add(node.textContent!.trim());
  }
  const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'];
  for (const name of ATTRIBUTES)
    for (const element of root.querySelectorAll(`[${name}]`))
      if (!element.closest('[lang]:not(html)')) found.add(element.getAttribute(name)!.trim());
  found.delete('');
  return [...found];
}
