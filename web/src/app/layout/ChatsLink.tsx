import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../apollo/lazyPart';

const Link = lazyPart(async () => (await import('../../chats/ChatsLink')).ChatsLink);

/** The way to the chats in a menu, whose code comes after the page's own. */
export const ChatsLink = (props: ComponentProps<typeof Link>) => (
  <Suspense>
    <Link {...props} />
  </Suspense>
);
