const NOBODY = 'f'.repeat(24);

const sample = (field: string, ids: string, more = '') => ({
  document: () => `mutation { ${field}(input: { ${ids}: ["${NOBODY}"]${more} }) { id } }`,
});

/** Mutations of many records, with one that is not there. */
export const BULK_SAMPLES = {
  'mutation updateUsers': sample('updateUsers', 'userIds', ', active: true'),
  'mutation signOutUsers': sample('signOutUsers', 'userIds'),
  'mutation hideReviews': sample('hideReviews', 'reviewIds', ', reason: "Spam"'),
  'mutation showReviews': sample('showReviews', 'reviewIds'),
  'mutation cancelBookings': sample('cancelBookings', 'bookingIds'),
  'mutation releaseCheckouts': sample('releaseCheckouts', 'bookingIds'),
};
