import type { GridLocaleText } from '@mui/x-data-grid';
import { fill } from '../../../../schema/fill';
import { wholeNumber } from '../../kit/format';
import * as texts from './texts';

const PAGES = {
  first: texts.firstPage,
  previous: texts.previousPage,
  next: texts.nextPage,
  last: texts.lastPage,
};

/** The words of the grid in the language of the page: those of what our tables use of it. */
export const gridWords: Partial<GridLocaleText> = {
  noRowsLabel: texts.noRows,
  columnHeaderSortIconLabel: texts.sort,
  checkboxSelectionHeaderName: texts.checkboxes,
  checkboxSelectionSelectAllRows: texts.selectAllRows,
  checkboxSelectionUnselectAllRows: texts.unselectAllRows,
  checkboxSelectionSelectRow: texts.selectRow,
  checkboxSelectionUnselectRow: texts.unselectRow,
  paginationRowsPerPage: texts.rowsPerPage,
  paginationDisplayedRows: ({ from, to, count, estimated }) => {
    const isKnown = count !== -1;
    const isAbout = !isKnown && estimated !== undefined && estimated > to;
    const text = isKnown ? texts.rowsOf : isAbout ? texts.rowsOfAbout : texts.rowsOfMore;
    const shown = isKnown ? count : isAbout ? estimated : to;
    return fill(text, { from: wholeNumber(from), to: wholeNumber(to), count: wholeNumber(shown) });
  },
  paginationItemAriaLabel: (page) => PAGES[page],
};
