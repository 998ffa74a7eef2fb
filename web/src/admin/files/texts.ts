// HotelFilesPage
export const importAndExport = 'Import and export';
export const intro =
  'Export records of a hotel, a city or a range of dates. Import cities, property types, hotels, room types and room numbers from one file: records with the same name are updated, and nothing is deleted. Rates, charges and people are not imported.';
export const exportTitle = 'Export';
export const importTitle = 'Import';
export const importFile = 'Import: {file}';
export const chooseOrDropFile = 'Choose a file or drop it here';
export const fileHint =
  'CSV or JSON, up to {megabytes} MB and {rows} rows. You see what changes before anything is imported.';
export const checking = 'Checking what changes';
export const checkingNow = 'Checking what changes …';
export const checkingProgress =
  'Checking what changes: {done} of {all, plural, one {# hotel} other {# hotels}}';
export const importing = 'Importing';
export const importingNow = 'Importing …';
export const importingProgress = 'Importing: {done} of {all, plural, one {# hotel} other {# hotels}}';
export const importContinues = 'The import continues even if you leave this page.';
export const stop = 'Stop';
export const nothingChanges = 'Nothing changes: everything in this file is already in Staybook.';
export const otherRowsChangeNothing = 'Nothing changes: all other rows are already in Staybook.';
export const importOtherRows = 'Import the other rows';
export const chooseAnotherFile = 'Choose another file';
export const fileImported = 'The file was imported.';
export const importAnotherFile = 'Import another file';

// TemplateButton
export const downloadTemplate = 'Download a template (CSV)';

// FileReport
export const cities = 'Cities';
export const hotelTypes = 'Property types';
export const hotels = 'Hotels';
export const roomTypes = 'Room types';
export const roomNumbers = 'Room numbers';
export const whatWasImported = 'What was imported';
export const whatWillChange = 'What will change';
export const rows = 'Rows';
export const added = 'Added';
export const toAdd = 'To add';
export const changed = 'Changed';
export const toChange = 'To change';
export const rowsRefused = '{count, plural, one {# row cannot} other {# rows cannot}} be imported';
export const whatChanged = 'What changed';
export const whatChanges = 'What changes';
export const recordWithName = '{record} {name}';
export const newRecord = 'new';
export const onlyFirstShown = 'Only the first {count} are shown.';
export const andMore = 'and {count} more';

// ExportCard
export const whatToExport = 'Records';
export const hotelsAndRooms = 'Hotels with rooms';
export const hotelsHint = 'A file that you can edit and import again.';
export const listHint = 'A table with all columns of the list.';

// ExportFields
export const hotel = 'Hotel';
export const city = 'City';
export const allHotelsIfEmpty = 'All hotels if empty';
export const allCitiesIfEmpty = 'All cities if empty';
export const dates = 'Dates';
export const datesOf = 'Date range of';
export const dateFrom = '{label} from';
export const dateTo = '{label} to';

// exportFilter
export const chooseHotel = 'Choose a hotel from the list.';
export const chooseCity = 'Choose a city from the list.';
export const datesReversed = 'The last date is before the first.';

// HotelExport
export const csv = 'CSV';
export const json = 'JSON';

// hotelFile
export const chooseCsvOrJson = 'Choose a CSV or JSON file.';
export const emptyFile = 'The file is empty.';
export const fileTooLarge = 'The file is {size} MB. The limit is {limit} MB.';
export const serverFailed = 'Something went wrong on our side. Try again.';

// useHotelFile
export const fileProblem = '{file}: {problem}';
export const checkNotReached =
  'We could not reach Staybook, or the file has changed since you chose it. Nothing was imported.';
export const importInterrupted =
  'The connection was lost. Everything that arrived is still imported. Choose the file again to see what is left.';

// ImportList
export const lastImports = 'Last imports';
export const noImports = 'Nothing was imported yet.';
export const importsNotLoaded = 'We could not load the last imports. Reload the page to try again.';
export const showMore = 'Show more';

// ImportRow
export const unnamedFile = 'File without a name';
export const deletedAccount = 'Deleted account';
export const byAt = '{name}, {moment}';
export const undoneByAt = 'Undone by {name}, {moment}';
export const addedRows = 'Added';
export const changedRows = 'Changed';
export const refusedRows = 'Refused';
export const rowCount = '{count, plural, one {# row} other {# rows}}';
export const cityCount = '{count, plural, one {# city} other {# cities}}';
export const hotelTypeCount = '{count, plural, one {# property type} other {# property types}}';
export const hotelCount = '{count, plural, one {# hotel} other {# hotels}}';
export const roomTypeCount = '{count, plural, one {# room type} other {# room types}}';
export const roomNumberCount = '{count, plural, one {# room} other {# rooms}}';
export const undo = 'Undo';
export const undoImportOf = 'Undo import: {file}';
export const undoTitle = 'Undo the import of {file}?';
export const undoText =
  'Records that it added are deleted, and records that it changed get their previous values. This is only possible if they were not changed or booked since.';
export const undoImport = 'Undo import';
export const keepImport = 'Keep import';
