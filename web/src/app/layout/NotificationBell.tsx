import { lazy, Suspense, useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { onTouch, TOUCH } from '../../ui/touch';

const ChatBell = lazy(async () => ({ default: (await import('../../chats/ChatBell')).ChatBell }));

/** Milliseconds after which what the page itself needs is there. */
const LATER = 1500;

/** The place of the notifications; their code is loaded once the page is there. */
export function NotificationBell() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box sx={{ width: 40, height: 40, [onTouch]: { width: TOUCH, height: TOUCH } }}>
      {isTime && (
        <Suspense>
          <ChatBell />
        </Suspense>
      )}
    </Box>
  );
}
