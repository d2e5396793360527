"""Letter paper of Sanganer, engraved palm-leaf bookmarks of Raghurajpur, a natural dye kit of Bagru and a dabu floor cushion."""
from items.hardkit import *
from soft import fabric_mat, textile, smoothf, lift
from items.leather import uvbox, sup, pad

VARIANTS = {
    'letter-paper': dict(kind='paper', bg='#c9a88a', bg2='#b99674'), 'bookmarks': dict(kind='marks', bg='#b58e72', bg2='#a47c5f'), 'dye-kit': dict(kind='dye', bg='#e6dbc9', bg2='#d7c8b0'), 'dabu-floor': dict(kind='floor', bg='#e6dac6', bg2='#d6c6ac'),
}
def rag(S=1400, flecks=True, seed=4, ground='#f0e5cd'):
    """handmade paper with marigold petals and straw"""
    r = np.random.default_rng(seed); img = np.ones((S, S, 3))*rgb(ground)+fnoise(S, S, 200, seed)[..., None]*2.5+fnoise(S, S, 14, seed+1)[..., None]*2.2+fnoise(S, S, 4, seed+2)[..., None]*1.6; A = {k: Canvas(S, S) for k in ('p', 'q', 's')}
    for _ in range(46 if flecks else 0): x, y, a = r.random()*S, r.random()*S, r.random()*tau; A['p' if r.random() < .6 else 'q'].poly(petal(x, y, a, r.uniform(26, 58), r.uniform(6, 12), .7)); 
    for _ in range(120): x, y, a, L = r.random()*S, r.random()*S, r.random()*tau, r.uniform(14, 70); t = np.linspace(0, 1, 8); A['s'].line(np.stack([x+L*t*math.cos(a)+4*np.sin(t*3), y+L*t*math.sin(a)], 1), r.integers(2, 4))
    for k, c, d in (('p', '#d98a1e', .75), ('q', '#b8521c', .65), ('s', '#b79a5e', .6)): a = ndi.gaussian_filter(A[k].arr(), 1.6)[..., None]*d*np.clip(.8+.3*fnoise(S, S, 60, 9), .3, 1)[..., None]; img = img*(1-a)+rgb(c)*a
    return np.clip(img, 0, 255).astype(np.uint8)
def paper_mat(name, **kw): m = M(name); t = m.img(rag(**kw), name); n = m.noise(m.obj(), 22, 5, .65); m.P(Base_Color=t, Roughness=.95, Specular=.08); m.bump(n, .25, .02); return m.m
def sheet(W, H, z, mat, seed, deckle=(1, 1, 0, 0), th=.012, rot=0, loc=(0, 0)):
    r = np.random.default_rng(seed); n = 90; e = lambda on: (ndi.gaussian_filter1d(r.normal(size=n), 1.2)*.016+ndi.gaussian_filter1d(r.normal(size=n), 5)*.02)*on; u = np.linspace(0, 1, n); x0, x1 = -W/2+e(deckle[0]), W/2+e(deckle[1]); y0, y1 = -H/2+e(deckle[2]), H/2+e(deckle[3]); U, V = np.meshgrid(u, u); X = x0[:, None]*(1-U)+x1[:, None]*U; Y = y0[None]*(1-V)+y1[None]*V; Z = z+smoothf(n, n, 3, 3, seed)*.006+.010*np.clip(np.abs(2*U-1)-.8, 0, 1)*r.random(); o = grid('sheet', np.stack([X, Y, Z], -1), mats=[mat], uc=np.linspace(0, W/2.6, n), vc=np.linspace(0, H/2.6, n)); so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = th; o.location = (*loc, 0); o.rotation_euler[2] = rot; return o
def engraved(kind, W=1500, H=270):
    im = Image.new('L', (W*2, H*2), 0); d = ImageDraw.Draw(im); L = lambda p, w=4: d.line([tuple(np.asarray(q)*2) for q in p], fill=255, width=int(w*2), joint='curve'); C = lambda x, y, R, w=4: L([(x+R*math.cos(a), y+R*math.sin(a)) for a in np.linspace(0, tau, 40)], w); cy = H/2; sm = lambda p: catmull(np.array(p, float), .35)
    for y in (22, 34, H-34, H-22): L([(90, y), (W-60, y)], 3)
    for x in (90, 104, W-74, W-60): L([(x, 22), (x, H-22)], 3)
    for k in range(26):
        for x in (120+6*k,): L([(120, 44+7.2*k), (150, 40+7.2*k)], 2); L([(W-90, 44+7.2*k), (W-120, 40+7.2*k)], 2)
    if kind == 'fish':
        for x0, f in ((420, 1), (840, 1), (1220, -1)):
            t = np.linspace(0, tau, 80); L(np.stack([x0+f*150*np.cos(t), cy+62*np.sin(t)*(1-.15*np.cos(t))], 1)); L([(x0-f*148, cy), (x0-f*215, cy-58), (x0-f*190, cy), (x0-f*215, cy+58), (x0-f*148, cy)]); C(x0+f*105, cy-14, 10); C(x0+f*105, cy-14, 3, 5); L(sm([(x0+f*70, cy-50), (x0+f*55, cy), (x0+f*70, cy+50)]))
            for j in range(7):
                for q in range(-2, 3): xx, yy = x0+f*(30-24*j), cy+q*20+(10 if j % 2 else 0); (abs(yy-cy) < 58*math.sqrt(max(0, 1-((xx-x0)/150)**2))-8) and L([(xx+f*12*math.cos(a)*-1, yy+10*math.sin(a)) for a in np.linspace(-1.4, 1.4, 9)], 3)
            L(sm([(x0-f*20, cy-62), (x0+f*10, cy-84), (x0+f*60, cy-58)]))
        for x in range(200, 1420, 60): L(sm([(x, H-46), (x+15, H-54), (x+30, H-46), (x+45, H-54), (x+60, H-46)]), 2)
    elif kind == 'elephant':
        for x0 in (330, 720, 1110):
            L(sm([(x0-120, cy+66), (x0-126, cy), (x0-96, cy-56), (x0-20, cy-66), (x0+70, cy-58), (x0+104, cy-70), (x0+150, cy-50), (x0+172, cy-10), (x0+186, cy+40), (x0+206, cy+50), (x0+222, cy+30)])); L(sm([(x0+206, cy+64), (x0+176, cy+60), (x0+150, cy+24), (x0+120, cy+18), (x0+104, cy+66)])); L([(x0+104, cy+66), (x0+64, cy+66), (x0+60, cy+26), (x0-50, cy+26), (x0-66, cy+66), (x0-120, cy+66)]); L(sm([(x0+70, cy-50), (x0+50, cy-6), (x0+80, cy+20), (x0+104, cy-10), (x0+96, cy-46)])); C(x0+132, cy-28, 6); L(sm([(x0+150, cy+14), (x0+180, cy+24), (x0+200, cy+14)])); L(sm([(x0-124, cy-10), (x0-146, cy+20), (x0-140, cy+44)])); 
            for q in range(-3, 4): L([(x0+q*20-14, cy-62), (x0+q*20-14, cy+8)], 2)
            L([(x0-78, cy+8), (x0+50, cy+8)], 3); [C(x0-70+q*24, cy+16, 5, 2) for q in range(6)]; [C(x0-60+q*28, cy-28, 8, 3) for q in range(4)]
    elif kind == 'peacock':
        for x0 in (330, 900):
            L(sm([(x0-20, cy+30), (x0-50, cy), (x0-40, cy-40), (x0-60, cy-70), (x0-84, cy-64), (x0-110, cy-52), (x0-84, cy-48), (x0-72, cy-20), (x0-90, cy+16), (x0-60, cy+52), (x0, cy+60), (x0+50, cy+36), (x0+60, cy+6), (x0+10, cy-14), (x0-34, cy-10)])); C(x0-74, cy-60, 4, 3)
            for k in range(3): L([(x0-64, cy-72), (x0-76+k*14, cy-94)], 2); C(x0-76+k*14, cy-97, 4, 2)
            for k in range(6):
                a = -.34+.13*k; e = (x0+50+360*math.cos(a), cy+8+230*math.sin(a)); L([(x0+50, cy+8), e], 3); C(*e, 15, 3); C(*e, 7, 4)
                for j in range(5, 18): f = j/18; px, py = x0+50+360*f*math.cos(a), cy+8+230*f*math.sin(a); L([(px, py), (px+12, py-8)], 2); L([(px, py), (px+12, py+8)], 2)
            for j in range(4): L([(x0-30+22*j, cy+14), (x0-24+22*j, cy+44)], 3)
            for s in (-10, 16): L([(x0+s, cy+58), (x0+s+4, cy+86), (x0+s-18, cy+88)], 3)
    else:
        x0 = 560; L(sm([(160, cy+20), (360, cy+4), (700, cy+16), (1050, cy-2), (1330, cy+6)]), 6); L(sm([(160, cy-4), (360, cy-14), (700, cy-2), (1050, cy-14), (1330, cy+2)]), 4); r = np.random.default_rng(2)
        for k in range(15):
            x = 250+72*k; sg = 1 if k % 2 else -1; e = (x+58, cy+sg*66); L(sm([(x, cy+4), (x+34, cy+sg*30), e]), 3)
            for j in range(5): a = r.random()*tau; p = petal(e[0]+r.normal()*12, e[1]+r.normal()*8, a, 34, 9, .7); L(np.vstack([p, p[:1]]), 2)
        mx, my = 760, cy-46; C(mx, my, 22, 4); C(mx+34, my-22, 15, 4); C(mx+38, my-24, 3, 3); L(sm([(mx-20, my+6), (mx-60, my-14), (mx-70, my-40), (mx-50, my-50)]), 4); L([(mx-8, my+20), (mx-14, my+46)], 4); L([(mx+10, my+20), (mx+14, my+44)], 4); L([(mx+18, my-6), (mx+44, my+14)], 4); d.ellipse([(mx-30)*2, (my-30)*2, (mx-29)*2, (my-29)*2], fill=255)
    return np.asarray(im.resize((W, H), Image.LANCZOS), np.float32)/255
def build(kind, bg, bg2):
    fs, foc, gob = 8, (0, -.4, .2), True; r = np.random.default_rng(8)
    if kind == 'paper':
        pm, em = paper_mat('pa', seed=4), paper_mat('en', seed=9); z = 0
        for k in range(10): sheet(1.95, 2.76, .012+.0125*k, pm, 20+k, rot=.12+r.normal()*.006, loc=(-.42+r.normal()*.012, .10+r.normal()*.012))
        for k in range(10):     # envelopes, flap up
            z = .145+.022*k; last = k == 9; rt, lc = -.20+r.normal()*.008, (.55+r.normal()*.012, -.48+r.normal()*.012); sheet(2.15, 1.52, z, em, 60+k, (0, 0, 0, 0), .016, rt, lc)
            if last:
                obs = []
                for f, (a, b, c_) in enumerate((((-1.07, -.76), (1.07, -.76), (0, .14)), ((-1.07, .76), (1.07, .76), (0, -.06)))):
                    t = np.linspace(0, 1, 40)[:, None]; u = np.linspace(0, 1, 40)[None]; A_, B_, C_ = (np.array(q) for q in (a, b, c_)); e0 = A_+(B_-A_)*u[..., None]; P = e0+(C_-e0)*(t[..., None]**(1.0)); P = np.concatenate([P, (z+.016+.012*(f+1)+.03*f*t**2+0*u)[..., None]], -1); o = grid('flap', P, mats=[em]); so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .010; o.location = (*lc, 0); o.rotation_euler[2] = rt
        sm_ = fabric_mat('selv', textile('stripes', size=1024, seq=(('#e9dcc2', 8), ('#8f2a22', 1.2), ('#e9dcc2', 1), ('#2c4a78', .8), ('#e9dcc2', 8)), axis=1, rep=1), weave=900., wrinkle=.4); B = Bag(); xx = np.linspace(-1.62, .60, 60)      # a strip of selvedge about the sheets
        y0 = .86; a = np.linspace(0, tau, 200, endpoint=False); ex = .16; p = np.stack([np.sign(np.cos(a))*np.abs(np.cos(a))**ex*1.005, 0*a+y0, .075+np.sign(np.sin(a))*np.abs(np.sin(a))**ex*.082], 1); P = np.stack([p+[0, s*.11, 0] for s in (-1, 0, 1)], 1); o = grid('band', np.concatenate([P, P[:1]]), mats=[sm_]); so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .012; obs = [o]; k0 = np.array([.10, y0, .19])
        for sg in (-1, 1):
            q = catmull(np.array([k0, k0+[sg*.26, .16, .10], k0+[sg*.50, .10, .05], k0+[sg*.34, -.06, .03], k0]), 60); B.add(*tube(q, 1.0, 14, flat=(.085, .008), up=(0, .2, 1))); q = catmull(np.array([k0, k0+[sg*.14, -.22, .03], k0+[sg*.30, -.46, .0], k0+[sg*.36, -.66, -.02]]), 60); B.add(*tube(q, 1.0, 14, flat=(.085, .008), up=(0, 0, 1)))
        V, F, uv = ball_VF(k0, .085, 18, (1, .9, .6)); B.add(V, F, uv); obs.append(B.make('bow', [sm_]))
        for o in obs: o.location = (-.42, .10, 0); o.rotation_euler[2] = .12
        cam = ((.10, .05, .08), 9.0, 56)
    elif kind == 'marks':
        for k, (kd, x, rz, tc) in enumerate((('fish', -1.05, .30, '#a8482c'), ('elephant', -.36, .10, '#2a241c'), ('peacock', .36, -.10, '#2c4a78'), ('tree', 1.05, -.30, '#5d7349'))):
            W_, H_ = 1500, 270; D = engraved(kd); base = np.ones((H_, W_, 3))*rgb(('#d9bf86', '#d2b578', '#dcc48e', '#cdae72')[k]); st = ndi.gaussian_filter(np.random.default_rng(k).normal(size=(H_, W_)), (.8, 60))*9; base = base*(1+.05*st+.03*fnoise(H_, W_, 60, k))[..., None]; s2 = np.clip(.9+.12*fnoise(H_, W_, 30, k+5), .5, 1); a = np.clip(D*s2, 0, 1)[..., None]; base = base*(1-a)+rgb('#1d1712')*a; sm_ = ndi.gaussian_filter(D, 5)[..., None]*.22; base = base*(1-sm_)+rgb('#4a3a28')*sm_; hx, hy = W_-32, H_/2; yy, xx = np.mgrid[:H_, :W_]; hd = np.hypot(xx-hx, yy-hy); base[hd < 15] = rgb('#241a12'); base = base*(1-.5*np.clip((24-hd)/9, 0, 1)*(hd >= 15))[..., None]
            m = M('lf%d' % k); t = m.img(np.clip(base, 0, 255).astype(np.uint8), 'lf%d' % k); fm = m.n('ShaderNodeMapping', Vector=m.obj(), Scale=(30, 1.2, 1)); fn = m.noise(fm, 2.2, 4, .6); m.P(Base_Color=t, Roughness=.42, Specular=.4); m.bump(fn, .25, .012); L, Wd = 3.1, .56; u = np.linspace(-1, 1, 30)[None]; v = np.linspace(0, 1, 160)[:, None]; X = u*Wd/2+0*v; Y = (v-.5)*L+0*u; Z = .03+.05*np.sin((v-.1)*2.6+k)**2-.030*u**2+.012*np.sin(v*9+k); o = grid('mk', np.stack([X, Y, Z], -1), mats=[m.m]); me = o.data; uv = np.empty(len(me.loops)*2, np.float32); me.uv_layers[0].data.foreach_get('uv', uv); uv = uv.reshape(-1, 2); uv2 = np.stack([uv[:, 1], 1-uv[:, 0]], 1); me.uv_layers[0].data.foreach_set('uv', np.ascontiguousarray(uv2, np.float32).ravel()); so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .014; o.location = (x, -.12+.16*abs(x)*-1, 0); o.rotation_euler[2] = rz*-1
            cm = M('t%d' % k); n = cm.noise(cm.obj(), 60, 3); cm.P(Base_Color=cm.mix(n, hexc(tc), m_lerp(tc, '#ffffff', .18)), Roughness=.9); B = Bag(); p = catmull(np.array([(0, L/2-.066, .05), (.02, L/2+.02, .10), (.05*(-1)**k, L/2+.22, .03), (.10*(-1)**k, L/2+.44, .02)]), 60)
            for q in range(3): s = np.linspace(0, 1, len(p)); b = s*26+q*tau/3; B.add(*tube(p+.016*np.stack([np.cos(b), 0*b, np.sin(b)], 1), .016, 7))
            for q in range(26): a = r.normal()*.30+1.57; B.add(*tube(np.array([p[-1], p[-1]+[.10*math.cos(a), .10*math.sin(a), .01*r.normal()], p[-1]+[.21*math.cos(a)+.02*r.normal(), .21*math.sin(a), .005]]), .009, 5))
            B.add(*ball_VF(p[-1], .036, 12)); ob = B.make('th', [cm.m]); ob.location = o.location; ob.rotation_euler[2] = -rz
        cam = ((0, .0, .05), 9.2, 60)
    elif kind == 'dye':
        wd = M('wd'); wood_mat(wd, freq=8, cols=('#5a3319', '#8a5a33', '#b08250'), rough=.5, coat=.05); o_ = catmull([(1e-3, 0), (.34, 0), (.40, .03), (.58, .22), (.64, .40)], 90); i_ = catmull([(.64, .40), (.625, .42), (.59, .40), (.52, .22), (.3, .09), (1e-3, .08)], 90)[1:]; bowl = np.vstack([o_, i_]); spots = ((-1.16, -.30), (.02, -.52), (1.16, -.28))
        for x, y in spots: put(lathe('bw', bowl, 200, mats=[wd.m], wob=.004), (x, y, 0), (0, 0, x))
        def heap(x, y, c1, c2, h): m = M('hp'); n = m.noise(m.obj(), 70, 4, .7); m.P(Base_Color=m.mix(n, hexc(c1), hexc(c2)), Roughness=1, Specular=.05); m.bump(n, .6, .02); rr = np.linspace(1e-3, 1, 60)[:, None]; t = np.arange(160)[None]/160*tau; z = .22+h*np.exp(-(rr/.62)**2)+smoothf(60, 160, 6, 14, 3)*.012+np.random.default_rng(4).normal(size=(60, 160))*.004; put(grid('hp', np.stack([.57*rr*np.cos(t), .57*rr*np.sin(t), z+0*t], -1)[::-1], wu=True, mats=[m.m]), (x, y, 0))
        heap(*spots[0], '#56150f', '#7e2a1c', .22); ind = M('ind'); n = ind.noise(ind.obj(), 9, 5, .65); ind.P(Base_Color=ind.mix(n, hexc('#080f2a'), hexc('#16264f')), Roughness=.55, Specular=.3); ind.bump(n, .5, .03)
        for k in range(9): a = k*2.4; q = .30*math.sqrt(k/9); bpy.ops.mesh.primitive_cube_add(size=.26, location=(spots[1][0]+q*math.cos(a), spots[1][1]+q*math.sin(a), .28+.035*(8-k)), rotation=(r.normal()*.4, r.normal()*.4, r.random()*3)); o = bpy.context.object; o.scale = (1, 1, .72+.3*r.random()); bv = o.modifiers.new('b', 'BEVEL'); bv.width = .03; bv.segments = 2; o.data.materials.append(ind.m)
        pe = M('peel'); n = pe.noise(pe.obj(), 14, 5, .65); pe.P(Base_Color=pe.mix(n, hexc('#9a5a22'), hexc('#d9a03c')), Roughness=.6, Specular=.3); pe.bump(n, .5, .03); pi_ = M('pin'); pi_.P(Base_Color=hexc('#e0bf7a'), Roughness=.8)
        for k in range(26):     # dried rind, curled
            s = .15+.06*r.random(); u = np.linspace(-1, 1, 16)[:, None]; v = np.linspace(-1, 1, 16)[None]; w = 1-.25*u**2; P = np.stack([s*u*1.3+0*v, s*v*w, s*(.75-.75*(u**2*.5+v**2*.8))+.02*np.sin(u*5+k)], -1); o = grid('pl', P, mats=[pe.m, pi_.m]); so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .022; so.offset = -1; so.material_offset = 1; q, a = .40*math.sqrt(r.random()), r.random()*tau; o.location = (spots[2][0]+q*math.cos(a), spots[2][1]+q*math.sin(a), .24+.16*(1-q/.42)+.05*r.random()); o.rotation_euler = (r.normal()*.6+(math.pi if k % 3 == 0 else 0), r.normal()*.6, r.random()*6)
        kr = M('kraft'); n = kr.noise(kr.obj(), 30, 5, .6); kr.P(Base_Color=kr.mix(n, hexc('#b58a5a'), hexc('#caa272')), Roughness=.9, Specular=.1); kr.bump(n, .2, .01); tw = M('twine'); tw.P(Base_Color=hexc('#e6d8b8'), Roughness=.9); lb = [M('lb%d' % k) for k in range(5)]; [m.P(Base_Color=hexc(c), Roughness=.8) for m, c in zip(lb, ('#7a5a2a', '#e9e2d2', '#4a4440', '#d9b06a', '#f4f0e4'))]
        for k, x in enumerate((-1.30, -.66, -.02, .62)):     # paper packets: harda, alum, iron, fruit sugar and lime
            w, h, y = .56, .74, 1.02+.05*(k % 2); u = np.linspace(-1, 1, 40)[None]; v = np.linspace(0, 1, 50)[:, None]; th = .17*np.sin(math.pi*np.clip(v*.92+.08, 0, 1))**.6*(1-np.abs(u)**3)+.01; obs = []
            for f in (1, -1): P = np.stack([u*w/2+0*v, -f*th+.012*np.sin(u*7+v*5+k), v*h+0*u], -1); obs.append(grid('pk', P if f > 0 else P[:, ::-1], mats=[kr.m]))
            P = np.stack([u*w/2*1.0+0*v[:12], -.035-.03*np.linspace(0, 1, 12)[:, None]-.10*(1-np.linspace(0, 1, 12)[:, None])**2+0*u, h-.16*np.linspace(0, 1, 12)[:, None]+0*u], -1); obs.append(grid('fold', P, mats=[kr.m])); so = obs[-1].modifiers.new('s', 'SOLIDIFY'); so.thickness = .012; t2 = np.linspace(0, 1, 40); lP = np.stack([np.linspace(-.17, .17, 20)[None]+0*np.linspace(0, 1, 16)[:, None], -.17*np.sin(math.pi*np.clip((.26+.26*np.linspace(0, 1, 16)[:, None])*.92+.08, 0, 1))**.6*(1-np.abs(np.linspace(-.6, .6, 20)[None])**3)-.05, .19+.22*np.linspace(0, 1, 16)[:, None]+0*np.linspace(-1, 1, 20)[None]], -1); obs.append(grid('lab', lP, mats=[lb[k].m]))
            for o in obs: o.location = (x, y, 0); o.rotation_euler = (-.06, 0, r.normal()*.10)
        from items.fabric import folded
        cm = fabric_mat('sq', textile('stripes', size=512, seq=(('#f2ead8', 9), ('#ece3ce', 1)), rep=10, amt=.03), weave=900., wrinkle=.4); before = set(COL.objects); folded('s', .95, .80, 4, .055, 0, cm, 2.0, .012, rot=.2, loc=(1.36, .86), centre=True)
        cam = ((.02, .12, .34), 9.9, 30)
    else:                       # floor cushion with a boxed edge and a loop
        P2 = dict(kind='print', size=2048, cols=('#d8cdb4', '#7d93b8', '#d8cdb4'), ground='#22365f', stamp='leaf', cell=256); tex = textile(**P2).astype(float); S_ = tex.shape[0]; from scipy.spatial import cKDTree; pts = np.random.default_rng(6).random((300, 2))*S_; yy, xx = np.mgrid[:S_, :tex.shape[1]]; wy, wx = fnoise(S_, tex.shape[1], 90, 21)*24, fnoise(S_, tex.shape[1], 90, 22)*24; d, _ = cKDTree(pts).query(np.stack([(yy+wy).ravel(), (xx+wx).ravel()], 1), k=2); e = (d[:, 1]-d[:, 0]).reshape(S_, tex.shape[1]); c = np.clip(1-e/6, 0, 1)*np.clip(.10+.5*fnoise(S_, tex.shape[1], 200, 5), 0, .7); tex = tex*(1-c[..., None])+rgb('#aab4c2')*c[..., None]
        m = fabric_mat('dabu', np.clip(tex, 0, 255).astype(np.uint8), weave=700., wrinkle=.45); sd = fabric_mat('side', textile(kind='stripes', size=512, seq=(('#22365f', 9), ('#1d2f55', 1)), rep=12, amt=.04), weave=500., wrinkle=.35); pp = fabric_mat('pipe', textile(kind='stripes', size=256, seq=(('#d8cdb4', 9), ('#cbbf9f', 1)), rep=6), weave=300.); W, T, nt, ex = 3.2, .62, 900, 9; th = np.arange(nt)/nt*tau; cx, cy = sup(th, ex); rr = np.concatenate([np.linspace(1, .9, 14)[:-1], np.linspace(.9, .001, 60)]); nz = smoothf(73, nt, 4, 10, 3); dent = lambda X, Y: -.05*np.exp(-((X-.2)**2+(Y+.1)**2)/.6); rows = []
        for i, q in enumerate(rr): X, Y = W/2*q*cx, W/2*q*cy; rows.append(np.stack([X, Y, T+.24*(1-q**3.2)+dent(X, Y)+nz[i]*.018*(1-q**8)+.012*np.sin(th*46+2*np.sin(th*5))*np.clip((q-.82)/.18, 0, 1)], 1))
        uvbox(grid('top', np.stack(rows), wu=True, mats=[m]), -W/2, W/2, -W/2, W/2); zs = np.linspace(0, 1, 30); wv = smoothf(30, nt, 3, 26, 5); side = np.stack([np.stack([W/2*cx*(1+.035*math.sin(math.pi*z))+.010*wv[i], W/2*cy*(1+.035*math.sin(math.pi*z)), np.full(nt, .03+z*(T-.03))+.012*np.sin(th*5)*z*0], 1) for i, z in enumerate(zs)]); grid('side', side, wu=True, mats=[sd], uc=np.linspace(0, 9, nt+1), vc=np.linspace(0, .6, 30)); B = Bag()
        for z in (T+.01, .05): B.add(*tube(np.stack([W/2*cx*1.004, W/2*cy*1.004, np.full(nt, z)], 1), .048, 10, True))
        B.make('piping', [pp]); LB = Bag(); LB.add(*tube(catmull(np.array([(-.46, -W/2*1.03, T*.52), (-.40, -W/2-.14, T*.60), (0, -W/2-.26, T*.62), (.40, -W/2-.14, T*.60), (.46, -W/2*1.03, T*.52)]), 60), 1.0, 16, flat=(.035, .115), up=(0, -1, 0))); LB.make('loop', [sd])
        for o in COL.objects: o.rotation_euler[2] = .52
        cam = ((0, 0, .34), 10.4, 27); foc = (0, -1.2, .5)
    studio(bg, bg2, key=540, fill=78, rim=185, world_s=.33)
    if gob: gobo_window(energy=1.2, center=(0, 0, .3), cell=1.8)
    camera(*cam, 0, 85, fs, focus=foc)
