import { LIMITS } from '../../../../schema/limits';
import { text, withDefault } from '../../kit/address';
import { useAddress } from '../../kit/useAddress';

const typed = withDefault(text(LIMITS.email), '');

/** What an address fills in a form that asks for a record first: its reference, name or e-mail address. */
export const TYPED = { city: typed, type: typed, hotel: typed, room: typed, email: typed };

/** The text with which the field of a record begins. */
export const useTyped = (name: keyof typeof TYPED): string => useAddress(TYPED)[0][name];
