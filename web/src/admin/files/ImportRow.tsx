import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { fill } from '../../../../schema/fill';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { spokenMoment } from '../../kit/moments';
import { useRefusal } from '../../session/useRefusal';
import type { Counts } from './hotelFile';
import {
  useImportRow_import,
  useUndoImportMutation,
  type ImportRow_ImportFragment,
} from './Imports.generated';
import * as texts from './texts';

const COUNTED: readonly (readonly [keyof Counts, string])[] = [
  ['cities', texts.cityCount],
  ['hotelTypes', texts.hotelTypeCount],
  ['hotels', texts.hotelCount],
  ['roomTypes', texts.roomTypeCount],
  ['roomNumbers', texts.roomNumberCount],
];

/** Counts in words, without those of nothing. */
const inWords = (counts: Counts): string =>
  COUNTED.filter(([table]) => counts[table] > 0)
    .map(([table, text]) => fill(text, { count: counts[table] }))
    .join(', ');

/** An import: its file, who imported it and when, and what it changed. It can be undone. */
export function ImportRow({ row }: { row: FragmentType<ImportRow_ImportFragment> }) {
  const { id, at, fileName, user, added, changed, refusedRows, undoneAt, undoneBy } =
    useImportRow_import(row);
  const [isAsked, setAsked] = useState(false);
  const [undo, { loading }] = useUndoImportMutation();
  const refusal = useRefusal();
  const name = fileName || texts.unnamedFile;
  const facts = [
    [texts.addedRows, inWords(added)],
    [texts.changedRows, inWords(changed)],
    [texts.refusedRows, refusedRows ? fill(texts.rowCount, { count: refusedRows }) : ''],
  ].filter(([, words]) => words);
  const send = async () => {
    const answer = (await refusal.answerOf(undo({ variables: { input: { importId: id } } })))?.undoImport;
    if (answer?.__typename === 'HotelImport') setAsked(false);
    else if (answer) refusal.show(answer);
  };
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={quietStyle}>
          {fill(texts.byAt, { name: user?.name ?? texts.deletedAccount, moment: spokenMoment(at) })}
        </Box>
        <Box component="dl" sx={factsStyle}>
          {facts.map(([label, words]) => (
            <Box key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </Box>
          ))}
        </Box>
      </Box>
      {undoneAt ? (
        <Box sx={quietStyle}>
          {fill(texts.undoneByAt, {
            name: undoneBy?.name ?? texts.deletedAccount,
            moment: spokenMoment(undoneAt),
          })}
        </Box>
      ) : (
        <Button
          size="small"
          variant="outlined"
          aria-label={fill(texts.undoImportOf, { file: name })}
          onClick={() => setAsked(true)}
          sx={{ alignSelf: 'start', justifySelf: { sm: 'end' } }}
        >
          {texts.undo}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={fill(texts.undoTitle, { file: name })}
          cancel={texts.keepImport}
          confirm={texts.undoImport}
          isSending={loading}
          onConfirm={() => void send()}
          onClose={() => setAsked(false)}
        >
          <DialogContentText>{texts.undoText}</DialogContentText>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto' },
  columnGap: 2,
  rowGap: 1,
  py: 1.5,
  '& + li': { borderTop: 1, borderColor: 'divider' },
};
const quietStyle = { color: 'text.secondary', fontSize: 'var(--text-small)' };
const factsStyle = {
  m: 0,
  mt: 0.5,
  fontSize: 'var(--text-small)',
  '& > div': { display: 'flex', gap: 1 },
  '& dt': { color: 'text.secondary', flex: '0 0 72px' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
