/** The duties of members of hotels' teams, as people read them. */
export const DUTY_WORDS = {
  OWNER: { label: 'Owner', hint: 'Everything at the hotel, with its team and its terms of payment.' },
  MANAGER: { label: 'Manager', hint: 'Everything at the hotel but its team and its terms of payment.' },
  FRONT_DESK: {
    label: 'Front desk',
    hint: 'Bookings, stays, payments at the desk, small refunds, and chats with guests.',
  },
  REVENUE: { label: 'Revenue', hint: 'Prices, extras and figures.' },
  HOUSEKEEPING: { label: 'Housekeeping', hint: 'The status of rooms, repairs, and lost property.' },
  FINANCE: { label: 'Finance', hint: 'Payments, invoices, the journal, taxes and exports.' },
} as const;

export type DutyName = keyof typeof DUTY_WORDS;

/** Duties as words in a sentence. */
export const inWords = (duties: readonly DutyName[]): string =>
  duties.map((duty) => DUTY_WORDS[duty].label.toLowerCase()).join(', ');
