// DateInput
export const selectDate = 'Select a date';
export const openCalendar = '{label}: open calendar';
export const calendar = '{label}: calendar';

// StaffDateField
export const writeDateLike = 'Enter a date like 20/Nov/2026';
