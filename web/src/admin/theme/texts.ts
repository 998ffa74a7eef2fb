// Autocomplete, in place of the words of its library
export const clear = 'Clear';
export const close = 'Close';
export const open = 'Open';
export const loading = 'Loading…';
export const noOptions = 'No options';
