import { createElement, lazy, type ComponentType } from 'react';
import { retryUntilReachable } from '../../apollo/reachability';

const loadTheme = () => import('./MuiTheme');

/** A part of the staff area in a page for guests. It is loaded with the MUI theme when it is first shown. */
export const lazyThemed = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [{ MuiTheme }, Part] = await Promise.all([
      retryUntilReachable(loadTheme),
      retryUntilReachable(load),
    ]);
    const Themed = (props: Props) => createElement(MuiTheme, null, createElement(Part, props));
    return { default: Themed };
  });
