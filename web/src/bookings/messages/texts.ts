export const sentMessages = 'Messages to the guest';
export const noneSent = 'The hotel has sent no automatic messages about this booking.';
export const sentNotLoaded = 'The messages to the guest could not be loaded.';
