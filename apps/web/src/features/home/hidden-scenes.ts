export { SignalsScene } from './signals-scene.tsx'
export { SlipwayScene } from './slipway-scene.tsx'
