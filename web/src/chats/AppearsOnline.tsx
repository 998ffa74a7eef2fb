import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useRefusal } from '../session/useRefusal';
import { useAppearsOnlineQuery, useSetAppearsOnlineMutation } from './People.generated';
import { quietText } from './rowStyle';

/** Whether others see when one is online. */
export function AppearsOnline() {
  const { data } = useAppearsOnlineQuery();
  const [set] = useSetAppearsOnlineMutation();
  const { notice, answerOf } = useRefusal();
  const viewer = data?.viewer;
  if (!viewer) return null;
  const change = (appearsOnline: boolean) =>
    void answerOf(
      set({
        variables: { input: { appearsOnline } },
        optimisticResponse: { setAppearsOnline: { id: viewer.id, appearsOnline } },
      }),
    );
  return (
    <Box sx={{ px: 1, mb: 1 }}>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={viewer.appearsOnline ?? false}
            onChange={(event) => change(event.target.checked)}
          />
        }
        label="Appear online"
        slotProps={{ typography: { sx: { fontSize: 'var(--text-small)' } } }}
      />
      {!viewer.appearsOnline && <Box sx={quietText}>Others do not see you here.</Box>}
      {notice}
    </Box>
  );
}
