export { TestimonialCarousel } from './testimonial-carousel.tsx'
