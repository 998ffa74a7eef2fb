import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { oneOf } from '../../kit/address';
import { Notice } from '../../kit/Notice';
import { useAddress } from '../../kit/useAddress';
import { Choices } from './Choices';
import { RepairDialog } from './RepairDialog';
import { Repairs } from './Repairs';
import type { RoomList } from './roomRows';
import * as texts from './texts';
import { viewStyle } from './viewStyle';

/** What is shown, in the address. */
export const REPAIRS = { repairs: oneOf(['done']) };
const STATES = [
  [undefined, texts.open],
  ['done', texts.done],
] as const;

/** What is to be repaired at a hotel, and what was. */
export function RepairsView({ list }: { list: RoomList }) {
  const [{ repairs }, change] = useAddress(REPAIRS);
  const [offset, setOffset] = useState(0);
  const [isReporting, setReporting] = useState(false);
  const [isReported, setReported] = useState(false);
  const label = repairs ? texts.done : texts.open;
  return (
    <Box sx={viewStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Choices
          label={texts.status}
          choices={STATES}
          chosen={repairs}
          onChoose={(chosen) => {
            setOffset(0);
            change({ repairs: chosen }, { replace: true });
          }}
        />
        <Box sx={{ flex: 1 }} />
        <Button
          size="large"
          variant="contained"
          color="secondary"
          onClick={() => {
            setReported(false);
            setReporting(true);
          }}
        >
          {texts.reportRepair}
        </Button>
      </Box>
      {isReported && <Notice kind="success">{texts.repairReported}</Notice>}
      <Repairs
        label={label}
        hotelId={list.hotelId}
        state={repairs ? 'DONE' : 'OPEN'}
        offset={offset}
        onOffset={setOffset}
      />
      {isReporting && (
        <RepairDialog list={list} onClose={() => setReporting(false)} onDone={() => setReported(true)} />
      )}
    </Box>
  );
}
