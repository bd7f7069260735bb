/** The package has no types; these are for the part that our tests use. */
declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface ListedObject {
    key: string
    size: number
    lastModifiedDate: Date
  }

  export interface ObjectStore {
    listObjects(bucket: string, options: { prefix: string }): Promise<{ objects: ListedObject[] }>
  }

  export default class S3rver {
    readonly store: ObjectStore
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): (request: IncomingMessage, response: ServerResponse) => void
  }
}
