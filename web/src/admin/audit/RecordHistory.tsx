import { failsOffline } from '../../apollo/reachabilityLink';
import { fill } from '../../../../schema/fill';
import { actionWord } from '../../../../schema/auditWords';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { staffPaths } from '../staffPaths';
import { spokenMoment } from '../../kit/moments';
import { Notice } from '../../kit/Notice';
import { actorWords } from './auditValues';
import { Changes } from './Changes';
import { useRecordHistoryQuery } from './RecordHistory.generated';
import * as texts from './texts';

/** The changes of administrators to one record, newest first. */
export function RecordHistory({ id }: { id: string }) {
  const { data, error } = useRecordHistoryQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: failsOffline,
  });
  if (!data) return error ? <Notice kind="error">{texts.historyNotLoaded}</Notice> : null;
  const { items, total } = data.auditEntries;
  if (total === 0) return <Box sx={{ color: 'text.secondary' }}>{texts.recordNeverChanged}</Box>;
  return (
    <>
      <Box component="ol" sx={listStyle}>
        {items.map(({ at, changes, people, ...entry }) => (
          <Box component="li" key={entry.id}>
            <Box sx={{ fontWeight: 600 }}>{actionWord(entry.action)}</Box>
            <Box sx={{ mb: 1, fontSize: 'var(--text-small)', color: 'text.secondary' }}>
              <time dateTime={at}>{spokenMoment(at)}</time>, {actorWords(entry)}
            </Box>
            <Changes changes={changes} people={people} />
          </Box>
        ))}
      </Box>
      {total > items.length && (
        <Link component={RouterLink} to={staffPaths.auditLog({ q: id })}>
          {fill(texts.showAllChanges, { count: total })}
        </Link>
      )}
    </>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 2, borderTop: 1, borderColor: 'divider' },
  '& > li:first-of-type': { pt: 0, borderTop: 0 },
} as const;
