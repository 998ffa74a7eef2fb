// DashboardPage
export const dashboard = 'Dashboard';
export const todayWithDate = 'Today, {date}';
export const lastDaysWithDates = 'Last {count} days, {dates}';
export const nextDaysWithDates = 'Next {count} days, {dates}';

export const toSettle = 'To settle';
export const openDisputes = 'Open disputes';
export const evidenceDueFirst = 'Evidence due first on {moment}';
export const noEvidenceDue = 'No evidence is due';
export const owedAtDesk = 'Owed at the front desk';
export const refundsToPayOut = '{count, plural, one {# refund} other {# refunds}} to pay out';
export const noRefundsToPayOut = 'No refunds to pay out';

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
