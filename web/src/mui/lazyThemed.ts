import { createElement, lazy, type ComponentType } from 'react';
import { untilBack } from '../apollo/line';

const loadTheme = () => import('./MuiTheme');

/** A part of a page with components of MUI: it is loaded, with their theme, when it is first shown. */
export const lazyThemed = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [{ MuiTheme }, Part] = await Promise.all([untilBack(loadTheme), untilBack(load)]);
    const Themed = (props: Props) => createElement(MuiTheme, null, createElement(Part, props));
    return { default: Themed };
  });

/** Loads such a part before it is shown. A failure is left to the part itself, which tries again. */
export const loadAhead = (load: () => Promise<unknown>): void =>
  void Promise.all([loadTheme(), load()]).catch(() => undefined);
