/** The names of the classes that an element has now; what is empty or false is left out. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
