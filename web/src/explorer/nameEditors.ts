/** Names the fields of the editors, which GraphiQL leaves without a name, by the part of the page that they are in. */
export function nameEditors(root: HTMLElement): void {
  const name = () => {
    for (const field of root.querySelectorAll('.CodeMirror textarea:not([aria-label])')) {
      const part = field.closest('section')?.getAttribute('aria-label');
      field.setAttribute('aria-label', part ?? 'Editor');
    }
  };
  new MutationObserver(name).observe(root, { childList: true, subtree: true });
}
