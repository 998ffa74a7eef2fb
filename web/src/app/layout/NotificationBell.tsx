import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../apollo/lazyPart';
import styles from './NotificationBell.module.css';

const ChatBell = lazyPart(async () => (await import('../../chats/ChatBell')).ChatBell);

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
    <div className={styles.place}>
      {isTime && (
        <Suspense>
          <ChatBell />
        </Suspense>
      )}
    </div>
  );
}
