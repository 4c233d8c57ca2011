-- Earlier versions kept a link between two posts only if the other was out, so the next copy reads every post again.
update blog_post set read_at = '';
