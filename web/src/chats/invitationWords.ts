/** Said where people are chosen for a group. */
export const WHO_ACCEPTS = 'People with whom you have not exchanged messages have to accept first.';
