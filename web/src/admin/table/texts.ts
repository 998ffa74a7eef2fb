export const undo = 'Undo';
export const loading = 'Loading';

// AdminTable
export const noMatches = 'Nothing matches your search and filters.';
export const clearSearchAndFilters = 'Clear search and filters';

// BulkBar
export const selectedRows = 'Selected rows';
export const selected = '{count} selected';
export const clear = 'Clear';
export const showRefused = '{count} refused: show why';
export const refused = 'Refused';

// useBulk
export const problemOf = '{row}: {problem}';
export const bulkNotReached = 'We could not reach Staybook. Check whether anything changed.';

// Cards
export const sortBy = 'Sort by';
export const defaultOrder = 'Default order';
export const ascending = '{column}, ascending';
export const descending = '{column}, descending';
export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
export const rowsShown = '{first}–{last} of {total}';
export const rowsShownOfMore = '{first}–{last} of more than {total}';

// FilterBar
export const filters = 'Filters';
export const filter = 'Filter';
export const clearAll = 'Clear all';
export const filterBy = 'Filter by {label}';
export const filterIs = '{label}: {value}';

// FilterEditor
export const from = 'From';
export const fromDollars = 'From $';
export const to = 'To';
export const toDollars = 'To $';
export const apply = 'Apply';
export const nameOrReference = '{label}: name or reference';

// filters
export const enterValidDates = 'Enter valid dates.';
export const filterRange = '{label}: {from} to {to}';
export const filterFrom = '{label}: from {from}';
export const filterUpTo = '{label}: up to {to}';

// gridWords, in place of the words of the grid's library
export const noRows = 'No rows';
export const sort = 'Sort';
export const selectRow = 'Select row';
export const unselectRow = 'Unselect row';
export const selectAllRows = 'Select all rows';
export const unselectAllRows = 'Unselect all rows';
export const checkboxes = 'Checkbox selection';
export const rowsPerPage = 'Rows per page:';
export const rowsOf = '{from}–{to} of {count}';
export const rowsOfAbout = '{from}–{to} of around {count}';
export const rowsOfMore = '{from}–{to} of more than {count}';
export const firstPage = 'Go to first page';
export const previousPage = 'Go to previous page';
export const nextPage = 'Go to next page';
export const lastPage = 'Go to last page';

// RecordTabs
export const record = 'Record';
export const details = 'Details';
export const history = 'History';

// Reference
export const copyReference = 'Copy reference';
export const copied = 'Copied';

// RowPanel
export const previousRow = 'Previous row';
export const nextRow = 'Next row';
export const closeDetails = 'Close details';

// TableHead
export const atLeast = 'At least {count}';
export const countAll = 'Count all';
export const counting = 'Counting …';
export const stop = 'Stop';
export const csv = 'CSV';
export const viewDeleted = 'The view {name} was deleted.';

// TableNotices
export const rowDeleted = 'Deleted.';
export const rowNotInList = 'No longer in this list.';
export const listNotReached = 'We could not reach Staybook. This list may be out of date.';

// useCellEdits
export const cellChangedTo = '{column} of {row} is now {value}.';
export const cellChanged = '{column} of {row} was changed.';
export const editNotReached = 'We could not reach Staybook. Your change may not be saved.';
export const undoFailed = 'We could not undo the change. Check the current value.';

// useExport
export const preparingFile = 'Preparing the file …';
export const downloading = 'Downloading, {megabytes} MB so far';
export const fileNotCreated = 'We could not create the file. Try again.';
export const downloadInterrupted = 'The download was interrupted. Try again.';

// useCountAll
export const notCounted = 'We could not count the rows. Try again.';

// ViewItems
export const views = 'Views';
export const defaultView = 'Default view';
export const viewOpensFirst = '{name} (opens first)';
export const viewChanged = '{name}, changed';
export const viewOpensFirstChanged = '{name} (opens first), changed';
export const saveAsNewView = 'Save as a new view';
export const updateView = 'Update {name}';
export const renameView = 'Rename {name}';
export const openFirst = 'Open this view first';
export const doNotOpenFirst = 'Stop opening this view first';
export const deleteView = 'Delete {name}';

// TableHead
export const viewOfLostHotel =
  'The view {name} is of a hotel where your duties do not include this list, so it shows {hotels, plural, one {your hotel} other {your hotels}} instead.';

// ViewMenu
export const view = 'View';
export const viewNamed = 'View: {name}';
export const viewOfList = 'List view';
export const columns = 'Columns';
export const rowHeight = 'Row height';
export const compact = 'Compact';
export const standard = 'Standard';
export const comfortable = 'Comfortable';

// ViewNameDialog
export const viewName = 'View name';
export const viewNameHint = 'Saves the search, filters, order, columns and row height. Only you can see it.';
