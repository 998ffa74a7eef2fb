export const saveHotel = 'Save {hotel}';
export const deviceIsFull = 'You can save at most {count} hotels. Remove some of them first.';
export const notSaved = 'This was not saved. Please try again.';
