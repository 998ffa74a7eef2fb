import { index, moment, ref, sequence, text, type Tables } from '../words';

/** The log of changes that keeps search indexes current, and the words by which rows are found. */
export const searchTables: Tables = {
  catalogue_changes: {
    columns: [sequence('seq'), ref('writer'), text('what', 40), moment('at')],
    indices: [index('catalogue_changes_at', 'at')],
  },
  search_words: {
    columns: [
      text('kind', 12, { primary: true }),
      text('word', 60, { primary: true }),
      text('thing', 120, { primary: true }),
    ],
    indices: [index('search_words_thing', 'kind', 'thing', 'word')],
  },
};
