// DashboardPage
export const dashboard = 'Dashboard';
export const todayWithDate = 'Today, {date}';
export const lastDaysWithDates = 'Last {count} days, {dates}';
export const nextDaysWithDates = 'Next {count} days, {dates}';

// NeedsAttention
export const needsAttention = 'Needs attention';
export const nothingNeedsAttention = 'Nothing needs attention.';
export const holdsEnding =
  '{count, plural, one {# unpaid hold ends} other {# unpaid holds end}} within 24 hours';
export const roomsNotReady =
  '{count, plural, one {# room of an arrival today is} other {# rooms of arrivals today are}} not ready';
export const unansweredChats =
  '{count, plural, one {# guest waits} other {# guests wait}} for an answer in chat';
export const openMessages =
  '{count, plural, one {# message from a visitor is} other {# messages from visitors are}} not answered';
export const openDisputes = '{count, plural, one {# dispute is} other {# disputes are}} open';
export const openDisputesWithEvidence =
  '{count, plural, one {# dispute is} other {# disputes are}} open; evidence is due by {moment}';
export const openDifferences = '{count, plural, one {# payment does} other {# payments do}} not match';
export const refundsDue =
  '{count, plural, one {# refund is} other {# refunds are}} due at the front desk: {amount}';
export const openOffers =
  '{count, plural, one {# property submission waits} other {# property submissions wait}} for an answer';

// PaceTiles
export const nextArrivals = 'On the books, arrivals {dates}';
export const pace = 'Pace';
export const paceVsLastYear = '{change} vs {count} on the same day last year';
export const paceCount = '{count} on the same day last year';
export const paceNew = 'None on the same day last year';
export const leadTime = 'Lead time';
export const leadTimeNote = 'From booking to arrival, on average';
export const lengthOfStay = 'Length of stay';
export const lengthOfStayNote = 'Nights a booking, on average';
export const signedPercent = '{change}%';
export const days = '{days} days';
export const nights = '{nights} nights';

// PeriodButtons
export const period = 'Period';
export const lastDays = 'Last {count} days';
export const nextDays = 'Next {count} days';
export const lastDaysShort = 'Last {count}';
export const nextDaysShort = 'Next {count}';

// MeasureTile
export const changeVsPrevious = '{change} vs previous {count} days';
export const noChange = 'No change';
export const points = '{change} points';

// measures
export const occupancy = 'Occupancy';
export const occupancyNote = 'Room nights sold, out of those available';
export const roomRevenue = 'Room revenue';
export const roomRevenueNote = 'Excluding taxes and fees';
export const averageDailyRate = 'Average daily rate';
export const averageDailyRateNote = 'ADR: revenue per room night sold';
export const revPar = 'RevPAR';
export const revParNote = 'Revenue per available room';
export const pickUp = 'Pick-up';
export const pickUpNote = 'New paid bookings';
export const cancellations = 'Cancellations';
export const cancellationsNote = 'Paid bookings cancelled';
export const cancellationFees = 'Cancellation fees';
export const cancellationFeesNote = 'Kept of late cancellations';
export const extras = 'Extras';
export const extrasNote = 'Sold, with all taxes';
export const arrivalsToday = 'Arrivals today';
export const arrivalsTodayNote = 'Bookings checking in';
export const departuresToday = 'Departures today';
export const departuresTodayNote = 'Bookings checking out';
export const roomsSoldTonight = 'Rooms sold tonight';
export const roomsSoldTonightNote = 'Number of rooms';

// Charts
export const ratesAndRevPar = 'Average daily rate and RevPAR';
export const pickUpAndCancellations = 'Pick-up and cancellations';
export const newBookings = 'New bookings';

// DayTable
export const figuresByDay = 'Figures by day';
export const day = 'Day';
