import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { RecordHistory } from '../audit/RecordHistory';
import { useMayOpen } from '../duties/useStaffDuties';
import { staffPaths } from '../staffPaths';
import * as texts from './texts';

interface Props {
  id: string;
  details: ReactNode;
}

/** The details of a record and, for those who may read it, the history of its changes by staff. */
export function RecordTabs({ id, details }: Props) {
  const [tab, setTab] = useState<'details' | 'history'>('details');
  if (!useMayOpen()(staffPaths.auditLog())) return details;
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, chosen: typeof tab) => setTab(chosen)}
        aria-label={texts.record}
        sx={{
          mb: 2,
          mt: -1,
          minHeight: 40,
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': tabStyle,
        }}
      >
        <Tab value="details" label={texts.details} id="tab-details" aria-controls="panel-details" />
        <Tab value="history" label={texts.history} id="tab-history" aria-controls="panel-history" />
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'details' ? details : <RecordHistory key={id} id={id} />}
      </Box>
    </>
  );
}

const tabStyle = { minHeight: 40, px: 1.5, minWidth: 0, textTransform: 'none', fontSize: 'var(--text-body)' };
