import { LIMITS } from '../../../../schema/limits';
import { text, withDefault } from '../../kit/address';
import { useAddress } from '../../kit/useAddress';

const typed = withDefault(text(LIMITS.email), '');

/** The reference, name or email address of a record that an address fills into a form. */
export const TYPED = { city: typed, type: typed, hotel: typed, room: typed, email: typed };

/** The initial text of the field of a record. */
export const useTyped = (name: keyof typeof TYPED): string => useAddress(TYPED)[0][name];
