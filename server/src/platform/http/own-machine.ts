/** Whether a host name, without a port, is of this machine. */
export const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
