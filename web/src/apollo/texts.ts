export const somethingWentWrong = 'Something went wrong. Please try again.';
