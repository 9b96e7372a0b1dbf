// Invoker commands: by these attributes of a button the browser opens and closes a dialog, without JavaScript.
// app/browser/commands.ts does it in older browsers.

export const opens = (dialogId: string) => ({ command: 'show-modal', commandfor: dialogId })
export const closes = (dialogId: string) => ({ command: 'close', commandfor: dialogId })
