// DateInput
export const calendar = '{label}: calendar';
