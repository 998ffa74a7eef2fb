// CommandPalette
export const goTo = 'Go to';
export const goToAnything = 'Go to an action, room, booking, guest or screen';
export const searching = 'Searching …';
export const noResults = 'No results';

// usePaletteOptions
export const recent = 'Recent';

// paletteOptions
export const actions = 'Actions';
export const todayAtDesk = 'Today at the front desk';
export const room = 'Room';
export const actionOnRoom = '{action} {number}: {guest}';
export const roomsOf = '{count, plural, one {Room} other {Rooms}} {numbers}';
export const roomOfGuest = 'Room {number}: {guest}';
export const hotelsIn = 'Hotels in {city}';
export const newBooking = 'New booking';
export const newBookingWords = 'create add walk-in reservation telephone';
export const checkInGuests = 'Check in guests';
export const checkInWords = 'arrivals arrive';
export const checkOutGuests = 'Check out guests';
export const checkOutWords = 'departures leave';
export const takePayment = 'Take a payment';
export const takePaymentWords = 'pay balance cash card owed';
export const payOutRefund = 'Pay out a refund';
export const payOutRefundWords = 'refund cash money back';
export const moveRoom = 'Move guests to another room';
export const moveRoomWords = 'change room';
export const blockRoom = 'Put a room out of order';
export const blockRoomWords = 'block close nights';
export const setRates = 'Set rates';
export const setRatesWords = 'price change minimum stay';
export const findGuest = 'Find a guest';
export const findGuestWords = 'search person telephone email';
export const home = 'Home';
export const myAccount = 'My account';
export const signOut = 'Sign out';

// HotelSheet
export const hotelDoesNotExist = 'This hotel does not exist.';
export const chooseAnotherHotel = 'Choose another hotel above.';

// ShortcutsDialog
export const shortcuts = 'Keyboard shortcuts';
export const everywhere = 'Everywhere';
export const inTables = 'In a table';
export const onBooking = 'On an open booking';
export const undoStep = 'Undo the last check-in or check-out';
export const checkIn = 'Check in';
export const checkOut = 'Check out';
export const changeStay = 'Change dates or rooms';
export const refundGuest = 'Refund';
export const cancelBooking = 'Cancel the booking';
export const writeNote = 'Write a note';
export const saveReceipt = 'Save the receipt';
export const screens = 'Screens';
export const goToKeys = 'Ctrl K';
export const showShortcuts = 'Show keyboard shortcuts';
export const searchList = 'Search the list';
export const addFilter = 'Add a filter';
export const arrowKeys = '← ↑ → ↓';
export const moveBetweenCells = 'Move between cells';
export const pageKeys = 'Page ↑ ↓';
export const moveOneScreen = 'Move one screen up or down';
export const enterKey = 'Enter';
export const openRowOrSort = 'Open the row; on a heading, sort by it';
export const escapeKey = 'Esc';
export const closeDetails = 'Close the row’s details';
export const useSingleKeys = 'Use single-key shortcuts';
export const goToAlwaysWorks = 'Ctrl K always works.';

// StaffMenu
export const goToTitle = 'Go to (Ctrl K)';
export const shortcutsTitle = 'Keyboard shortcuts (?)';

// destinations
export const today = 'Today';
export const guests = 'Guests';
export const roomsAndRates = 'Rooms & rates';
export const housekeeping = 'Housekeeping';
export const settings = 'Settings';
export const allBookings = 'All bookings';
export const apiKeys = 'API keys';
export const webhooks = 'Webhooks';
export const dashboard = 'Dashboard';
export const tapeChart = 'Tape chart';
export const frontDesk = 'Front desk';
export const bookings = 'Bookings';
export const unpaidHolds = 'Unpaid holds';
export const calendars = 'Calendars of other sites';
export const bookingsForHotel = 'Bookings for a hotel';
export const findBooking = 'Find a booking';
export const hotels = 'Hotels';
export const roomTypes = 'Room types';
export const rates = 'Rates';
export const cities = 'Cities';
export const propertyTypes = 'Property types';
export const createHotel = 'Create a hotel';
export const updateHotel = 'Update a hotel';
export const extras = 'Extras of a hotel';
export const addRoomType = 'Add room type';
export const updateRoomType = 'Update room type';
export const createCity = 'Create a city';
export const updateCity = 'Update a city';
export const cityCharges = 'City charges';
export const updateCityPhoto = 'Update city photo';
export const createHotelType = 'Create a property type';
export const updateHotelType = 'Update a property type';
export const updateHotelTypePhoto = 'Update property type photo';
export const users = 'Users';
export const findUser = 'Find a user';
export const createUser = 'Create a user';
export const updateUser = 'Update a user';
export const reviews = 'Reviews';
export const messages = 'Messages from visitors';
export const withOpenMessages = '{title}, {count, plural, one {# open message} other {# open messages}}';
export const messageTemplates = 'Messages to guests';
export const propertySubmissions = 'Property submissions';
export const dayClose = 'Day close';
export const journal = 'Journal';
export const money = 'Money';
export const openAccounts = 'Open accounts';
export const payments = 'Payments';
export const refunds = 'Refunds';
export const invoices = 'Invoices';
export const taxes = 'Taxes and fees';
export const disputes = 'Disputes';
export const payouts = 'Payouts';
export const paymentReconciliation = 'Payment reconciliation';
export const importAndExport = 'Import and export';
export const team = 'Team';
export const firstHour = 'The first hour';
export const auditLog = 'Audit log';

// FactorBanner
export const secondStepDue = 'Set up a second step by {date}. From then on you need one to sign in.';
export const openMyAccount = 'My account';
