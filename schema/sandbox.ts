/** The hour (UTC) at which everything that test keys made is deleted and the hotels are copied again. */
export const SANDBOX_EMPTIED_AT_UTC = 4;

/** The hotels that test keys see: the first by id, so that the sandbox takes a bounded part of the memory. */
export const SANDBOX_HOTELS = 200;
