/** What shows records of a kind: root fields, and fields of types. */
export interface Shown {
  /** Lists with the records as rows. */
  rows?: readonly string[];
  /** What is counted, filtered or priced by them. */
  derived?: readonly string[];
}

const FREE_NIGHTS = ['hotels', 'hotelFacets', 'nearestDates', 'flexibleStays', 'priceCalendar'] as const;
const PRICES = [
  ...FREE_NIGHTS,
  'quote',
  'changeQuote',
  'Hotel.partyStay',
  'RoomType.stayPrice',
  'Watch.totalCents',
] as const;

/** What becomes stale when such a record is created, changed or deleted. Lists that are never cached are left out. */
export const SHOWN_IN = {
  City: { rows: ['cities'], derived: ['hotels', 'hotelFacets', 'destinations'] },
  CityCharge: { derived: ['quote', 'changeQuote', 'flexibleStays'] },
  HotelType: { rows: ['hotelTypes'], derived: ['hotels', 'hotelFacets'] },
  Hotel: {
    rows: ['hotels'],
    derived: [
      'hotelFacets',
      'nearestDates',
      'flexibleStays',
      'destinations',
      'cities',
      'hotelTypes',
      'busiestHotel',
      'Hotel.texts',
    ],
  },
  RoomType: { rows: ['roomTypes'], derived: [...PRICES, 'Hotel.roomTypes', 'RoomType.texts'] },
  Rate: { derived: [...PRICES, 'RoomType.priceSetting'] },
  Booking: {
    rows: ['bookings', 'myBookings', 'hotelGuests', 'hotelGuest', 'frontDesk', 'dashboard', 'day'],
    derived: [
      'Booking.folio',
      'Booking.invoices',
      'payments',
      'refunds',
      'openAccounts',
      'openAccountTotals',
      'invoices',
      'taxes',
      'journal',
    ],
  },
  Account: {
    rows: ['openAccounts', 'openAccountTotals'],
    derived: ['day', 'payments', 'refunds', 'journal', 'trialBalance'],
  },
  Invoice: { rows: ['invoices'], derived: ['Booking.invoices'] },
  FreeNight: { rows: FREE_NIGHTS },
  RoomState: { rows: ['housekeeping'] },
  RoomCalendar: { rows: ['roomCalendars'] },
  Repair: { rows: ['repairs'], derived: ['housekeeping'] },
  LostItem: { rows: ['lostItems'] },
  DayClose: { rows: ['dayCloses', 'day'] },
  CashCount: { rows: ['cashCounts'], derived: ['day', 'journal', 'trialBalance'] },
  Dispute: { rows: ['disputes'], derived: ['dashboard'] },
  PaymentDifference: { rows: ['paymentDifferences'] },
  Payout: { rows: ['payouts', 'payout', 'providerTransactions', 'providerReading'] },
  Review: { rows: ['reviews', 'myReviews'], derived: ['hotels', 'hotelFacets'] },
  ReviewableStay: { rows: ['reviewableStays'] },
  Rating: { derived: ['hotels', 'hotelFacets'] },
  User: { rows: ['users'], derived: ['chatPartners'] },
  BlockedUser: { rows: ['blockedUsers'], derived: ['chatPartners', 'onlineUsers'] },
  PropertyOffer: { rows: ['propertyOffers', 'myPropertyOffers'] },
  ContactMessage: { rows: ['contactMessages'] },
  SavedView: { rows: ['savedViews'] },
  HotelImport: { rows: ['hotelImports'] },
  TeamMember: { rows: ['hotelTeam', 'User.teams'] },
  WebhookDelivery: { rows: ['webhookDeliveries'] },
} as const satisfies Record<string, Shown>;

type RecordKind = keyof typeof SHOWN_IN;

/** What a mutation that was not refused makes stale. */
export interface Effect {
  /** The answer carries the records: rows on the screen stay in place, other lists are asked for when next shown. */
  changed?: readonly RecordKind[];
  /** Which rows there are now only the server knows: lists on the screen are asked for again before the answer is given. */
  listed?: readonly RecordKind[];
}

/** The mutations that make anything stale; the others, with the reason, are in withoutEffect.ts. */
export const EFFECTS: Readonly<Record<string, Effect>> = {
  createCity: { listed: ['City'] },
  updateCity: { changed: ['City'] },
  updateCityCharges: { changed: ['CityCharge'] },
  deleteCity: { listed: ['City'] },
  undoImport: { listed: ['City', 'HotelType', 'Hotel', 'RoomType', 'HotelImport'] },
  createHotelType: { listed: ['HotelType'] },
  updateHotelType: { changed: ['HotelType'] },
  deleteHotelType: { listed: ['HotelType'] },
  createHotel: { listed: ['Hotel'] },
  updateHotel: { changed: ['Hotel', 'RoomType'] },
  deleteHotel: { listed: ['Hotel'], changed: ['RoomType', 'Review', 'Booking'] },
  openHotelForBooking: { changed: ['Hotel', 'RoomType'] },
  closeHotelForBooking: { changed: ['Hotel', 'RoomType'] },
  createRoomType: { listed: ['RoomType'] },
  updateRoomType: { changed: ['RoomType', 'Booking'] },
  deleteRoomType: { listed: ['RoomType'], changed: ['Booking'] },
  paintRates: { changed: ['Rate'] },
  updateRates: { changed: ['Rate'] },
  blockNights: { changed: ['FreeNight'], listed: ['RoomState'] },
  unblockNights: { changed: ['FreeNight'], listed: ['RoomState'] },
  connectRoomCalendar: { listed: ['RoomCalendar'] },
  updateRoomCalendar: { changed: ['RoomCalendar', 'FreeNight'] },
  readRoomCalendar: { changed: ['RoomCalendar', 'FreeNight'] },
  disconnectRoomCalendar: { listed: ['RoomCalendar'], changed: ['FreeNight'] },
  reportRepair: { listed: ['Repair'] },
  finishRepair: { listed: ['Repair'] },
  reopenRepair: { listed: ['Repair'] },
  recordLostItem: { listed: ['LostItem'] },
  updateLostItem: { listed: ['LostItem'] },

  createCheckout: { changed: ['Booking', 'FreeNight'] },
  releaseCheckout: { listed: ['Booking'], changed: ['FreeNight'] },
  changeBooking: { changed: ['Booking', 'FreeNight'] },
  releaseChange: { listed: ['Booking'], changed: ['FreeNight'] },
  cancelBooking: { changed: ['Booking', 'FreeNight'] },
  createWalkIn: { changed: ['Booking', 'FreeNight'] },
  moveStay: { changed: ['Booking', 'FreeNight'] },
  changeBookingByStaff: { listed: ['Booking'], changed: ['FreeNight'] },
  extendStay: { listed: ['Booking'], changed: ['FreeNight'] },
  shortenStay: { listed: ['Booking'], changed: ['FreeNight'] },
  refundBooking: { changed: ['Booking'] },
  cancelBookings: { listed: ['Booking'], changed: ['FreeNight'] },
  releaseCheckouts: { listed: ['Booking'], changed: ['FreeNight'] },
  checkInStay: { listed: ['Booking'] },
  checkOutStay: { listed: ['Booking'] },
  markStayNoShow: { listed: ['Booking'] },
  undoStayState: { listed: ['Booking'] },
  confirmPayOut: { changed: ['Booking'] },
  addExtra: { changed: ['Booking'] },
  removeExtra: { changed: ['Booking'] },
  endStay: { listed: ['Booking'], changed: ['FreeNight'] },
  undoEndStay: { listed: ['Booking'], changed: ['FreeNight'] },
  correctPayment: { changed: ['Booking'] },
  holdBooking: { listed: ['Booking'] },
  takePayment: { listed: ['Booking'] },
  voidPayment: { listed: ['Booking'] },
  settleAccount: { listed: ['Account'] },
  undoSettlement: { listed: ['Account'] },
  creditBooking: { listed: ['Booking'] },
  undoPayOut: { changed: ['Booking'] },
  countCash: { listed: ['CashCount'] },
  closeDay: { listed: ['DayClose'] },
  issueInvoice: { changed: ['Invoice'] },
  submitDisputeEvidence: { changed: ['Dispute', 'Booking'] },
  resolvePaymentDifference: { changed: ['PaymentDifference', 'Payout'] },
  readCardProvider: { listed: ['Payout', 'PaymentDifference'] },

  createReview: { changed: ['Rating'] },
  updateReview: { changed: ['Rating'] },
  deleteReview: { changed: ['Rating', 'ReviewableStay'] },
  hideReviews: { listed: ['Review'] },
  showReviews: { listed: ['Review'] },
  dismissReviewReports: { listed: ['Review'] },

  inviteTeamMember: { listed: ['TeamMember'] },
  resendTeamInvitation: { listed: ['TeamMember'] },
  cancelTeamInvitation: { listed: ['TeamMember'] },
  acceptTeamInvitation: { listed: ['TeamMember'] },
  updateTeamMember: { changed: ['TeamMember'] },
  removeTeamMember: { listed: ['TeamMember'] },
  leaveTeam: { listed: ['TeamMember'] },
  createUser: { listed: ['User'] },
  updateUser: { changed: ['User'] },
  updateUsers: { listed: ['User'] },
  deleteUser: { listed: ['User', 'Booking'], changed: ['FreeNight'] },
  signOutUsers: { listed: ['User'] },
  updateAccount: { changed: ['User'] },
  reportUploads: { changed: ['PropertyOffer'] },
  acceptPropertyOffer: { listed: ['Hotel'], changed: ['PropertyOffer'] },
  declinePropertyOffer: { changed: ['PropertyOffer'] },
  sendContactMessage: { listed: ['ContactMessage'] },
  answerContactMessage: { listed: ['ContactMessage'] },
  closeContactMessages: { listed: ['ContactMessage'] },
  reopenContactMessages: { listed: ['ContactMessage'] },
  saveView: { listed: ['SavedView'] },
  deleteView: { listed: ['SavedView'] },

  testWebhook: { listed: ['WebhookDelivery'] },

  blockUser: { listed: ['BlockedUser'] },
};
