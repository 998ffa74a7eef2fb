import { phoneProblem } from '../../../../schema/phoneNumber';
import { emailProblem } from '../../../../schema/emailAddress';
import { isNight } from '../../../../schema/nights';
import { readDollars } from '../../../../schema/prices';
import { isReference } from '../fields/reference';
import * as texts from './texts';

interface Contact {
  user: string;
  phone: string;
}

/** The rules of the form of a new booking. A guest without an account leaves an email address or a telephone number. */
export const rules = {
  hotel: (hotel: string) => (isReference(hotel) ? undefined : texts.chooseHotel),
  checkIn: (night: string) => (isNight(night) ? undefined : texts.enterArrival),
  checkOut: (night: string, { checkIn }: { checkIn: string }) =>
    isNight(night) && night > checkIn ? undefined : texts.enterDeparture,
  user: (user: string) => (!user.trim() || isReference(user) ? undefined : texts.chooseUser),
  name: (name: string, { user }: { user: string }) =>
    user.trim() || name.trim() ? undefined : texts.enterGuestName,
  phone: (phone: string) => (phone.trim() ? phoneProblem(phone) : undefined),
  email: (email: string, { user, phone }: Contact) => {
    if (user.trim() || (!email.trim() && phone.trim())) return undefined;
    return email.trim() ? emailProblem(email) : texts.enterContact;
  },
  nightPrice: (sum: string) => (sum.trim() ? readDollars(sum).problem : undefined),
  priceReason: (reason: string, { nightPrice }: { nightPrice: string }) =>
    nightPrice.trim() && !reason.trim() ? texts.enterPriceReason : undefined,
  paidBy: () => undefined,
  company: (company: string, { paidBy }: { paidBy: string }) =>
    paidBy !== 'ON_ACCOUNT' || company.trim() ? undefined : texts.enterCompany,
  reference: () => undefined,
  heldDay: (day: string, { paidBy }: { paidBy: string }) =>
    paidBy !== 'HELD' || isNight(day) ? undefined : texts.enterHoldDay,
  heldTime: (time: string, { paidBy }: { paidBy: string }) =>
    paidBy !== 'HELD' || /^\d\d:\d\d/.test(time) ? undefined : texts.enterHoldTime,
  mailsLink: () => undefined,
  checksIn: () => undefined,
};
