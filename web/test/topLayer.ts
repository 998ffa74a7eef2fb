// What jsdom lacks of dialogs and popovers: they are shown and hidden by their attributes, and take and return the focus.

interface Opened {
  restore: HTMLElement | null;
}
const opened = new WeakMap<Element, Opened>();

function open(element: HTMLElement): void {
  opened.set(element, { restore: document.activeElement as HTMLElement | null });
  element.setAttribute('open', '');
}

function close(element: HTMLElement): void {
  element.removeAttribute('open');
  const { restore } = opened.get(element) ?? {};
  if (element.contains(document.activeElement)) restore?.focus();
}

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    open(this);
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }));
    });
  },
  close(this: HTMLDialogElement) {
    close(this);
  },
});

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    open(this);
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Escape')
        this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
    });
  },
  hidePopover(this: HTMLElement) {
    close(this);
  },
});
